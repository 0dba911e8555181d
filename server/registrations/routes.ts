import type { FastifyInstance } from 'fastify';
import { registerForm } from '../forms/register-form';
import { createRegistrationForm } from './registration-form';

export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  registerForm(app, createRegistrationForm(app.services));
}
