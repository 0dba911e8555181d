import { hydrate } from './hydrate.client';

void hydrate();
