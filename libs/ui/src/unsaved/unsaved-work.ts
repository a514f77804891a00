type HasChanges = () => boolean;

const forms = new Set<HasChanges>();

/** The unsaved text of this page: each form registers a check of its own. */
export const unsavedWork = {
  /** Registers a form's check until the returned function is called. */
  watch(hasChanges: HasChanges): () => void {
    forms.add(hasChanges);
    return () => forms.delete(hasChanges);
  },
  exists: (): boolean => [...forms].some((hasChanges) => hasChanges()),
  /** The user discards it: the forms registered now aren't checked any more. */
  abandon: (): void => forms.clear(),
};
