import { startApp } from './start-app.client';

startApp();
