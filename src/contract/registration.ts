import * as v from 'valibot';
import { PLAN_IDS } from './plans';
import { signupFormSchema, signupSchema } from './signup';
import { code } from './text-rules';

const planId = v.picklist(PLAN_IDS, code('invalid-option'));

/** Registration for a plan by somebody who is logged in. */
export const registrationSchema = v.object({ planId });

/** Registration for a plan by somebody new: the account is made with it. */
export const registrationWithSignupSchema = v.object({ planId, ...signupSchema.entries });

/** The same as a form, with the password a second time. */
export const registrationFormSchema = v.intersect([registrationSchema, signupFormSchema]);

/** A free trial begins at once; a paid plan begins when sales has set it up. */
export const REGISTRATION_STATUSES = ['active', 'requested'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];
export type Registration = v.InferOutput<typeof registrationSchema>;
export type RegistrationWithSignup = v.InferOutput<typeof registrationWithSignupSchema>;
export type RegistrationField = keyof v.InferOutput<typeof registrationFormSchema>;
