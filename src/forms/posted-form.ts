import { createContext, type ReactNode, use } from 'react';
import type { ApiError } from '../api/api-error';
import type { FieldErrors } from './field/form-field';

/** What came of a form that a browser posted without script, for the page that answers it. */
export interface PostedForm {
  /** As they were posted, by the controls' names. */
  values: Readonly<Record<string, string | undefined>>;
  errors: FieldErrors;
  failure: ApiError | null;
  /** Above what is to be mended. */
  intro: string;
  /** Above the fields: what has to be entered again. */
  note: ReactNode;
  /** In the form's place once it is stored. */
  success: ReactNode;
}

/** Null in every page but such an answer. */
export const PostedFormContext = createContext<PostedForm | null>(null);

export const usePostedForm = (): PostedForm | null => use(PostedFormContext);
