// Runs before React while the site is developed. Each part is a bundle with a React Refresh of its own, which finds the
// one React of the page by its renderers here; the hook that React Refresh makes where there is none doesn't keep them.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
