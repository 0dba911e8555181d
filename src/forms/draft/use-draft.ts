import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from '../../contract/forms/form';
import { registerOpenForm } from '../../runtime/open-forms';
import { collectDraft, restoreDraft } from './draft-controls';
import { canKeepDrafts, clearDraft, draftSeed, readDraft, writeDraft } from './draft-storage';
import { hasChanges } from './has-changes';

/** Typing is not slowed by storage, and hardly anything is lost to a crash. */
const SAVE_DELAY_MS = 300;

/** What is filled in first, of what is seen. */
function firstControl(form: HTMLFormElement | null): HTMLElement | undefined {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  return [...controls].find(({ offsetParent }) => offsetParent !== null);
}

/**
 * Keeps what is typed into a form on this device: across reload, language switch, going back and a crash, until the
 * server has it or the visitor clears it. A form has one draft for all languages.
 */
export function useDraft(form: Form, ref: RefObject<HTMLFormElement | null>) {
  const { name } = form;
  const [isRestored, setRestored] = useState(false);
  const [isKept, setKept] = useState(true);
  const isDone = useRef(false);
  const saveNow = useRef(() => {});

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    isDone.current = false;
    const draft = readDraft(name, Date.now());
    // What storage holds is known in the browser alone, after the prerendered form stands.
    if (draft && restoreDraft(form, element, draft)) setRestored(true);
    setKept(canKeepDrafts());

    let timer: number | undefined;
    const save = () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (!isDone.current) setKept(writeDraft(name, collectDraft(form, element), Date.now()));
    };
    const saveSoon = () => {
      timer ??= window.setTimeout(save, SAVE_DELAY_MS);
    };
    const saveWhatWaits = () => {
      if (timer !== undefined) save();
    };
    saveNow.current = saveWhatWaits;
    const unregister = registerOpenForm({
      // React takes the form off the page before it tells: a form that is gone is being filled no more.
      isDirty: () => !isDone.current && element.isConnected && hasChanges(element),
      save: saveWhatWaits,
    });
    element.addEventListener('input', saveSoon);
    window.addEventListener('pagehide', saveWhatWaits);
    document.addEventListener('visibilitychange', saveWhatWaits);
    return () => {
      saveWhatWaits();
      unregister();
      element.removeEventListener('input', saveSoon);
      window.removeEventListener('pagehide', saveWhatWaits);
      document.removeEventListener('visibilitychange', saveWhatWaits);
    };
  }, [name, form, ref]);

  return {
    isRestored,
    /** Not where storage is blocked, nor when it turned out to be full. */
    isKept,
    /** What idempotency keys are made of: `draftSeed`. What is sent is kept before it leaves. */
    seed: () => {
      saveNow.current();
      return draftSeed(name, Date.now());
    },
    /** The server has it, or the visitor wants it gone. */
    discard: () => {
      isDone.current = true;
      clearDraft(name);
    },
    clear: () => {
      ref.current?.reset();
      clearDraft(name);
      setRestored(false);
      // The pressed button goes with its note.
      firstControl(ref.current)?.focus();
    },
  };
}
