type HasChanges = () => boolean;

const forms = new Set<HasChanges>();

/** What was typed on this page and isn't saved: each form says for itself whether it has something. */
export const unsavedWork = {
  /** Asks a form until the returned function is called. */
  watch(hasChanges: HasChanges): () => void {
    forms.add(hasChanges);
    return () => forms.delete(hasChanges);
  },
  exists: (): boolean => [...forms].some((hasChanges) => hasChanges()),
  /** The person leaves it behind: nothing is asked any more for the forms that stand now. */
  abandon: (): void => forms.clear(),
};
