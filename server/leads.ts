import { runLeads } from './leads/leads-program';
import { runProgram } from './operator/program';

void runProgram('leads', runLeads);
