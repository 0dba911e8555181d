import { runAccounts } from './accounts-command/accounts-program';
import { runProgram } from './operator/program';

void runProgram('accounts', runAccounts);
