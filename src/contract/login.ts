import * as v from 'valibot';
import { currentPassword } from './password-rules';
import { emailAddress } from './text-rules';

/** The log-in form: specification, section 3. */
export const loginSchema = v.object({
  email: emailAddress(),
  password: currentPassword(),
});

export type Login = v.InferOutput<typeof loginSchema>;
export type LoginField = keyof Login;
