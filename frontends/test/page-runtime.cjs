const React = require('react');
const PackagesOnceRuntime = require('../../tools/src/jest/packages-once.cjs');

// React keeps for each element where it was made, up to 10,000 a second, for the stacks of its warnings: a tenth of what
// component tests cost.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/** For pages (`page-environment.mjs`): what remembers its page, or the functions of jest, is loaded for each file. */
module.exports = class PageRuntime extends PackagesOnceRuntime {
  isPackage(name) {
    return super.isPackage(name) && !/^@(remotes|testing-library)\/|\.(css|svg|woff2)$/.test(name);
  }

  requirePackage(from, name) {
    return name === 'antd' ? require('./antd-without-styles.cjs') : super.requirePackage(from, name);
  }
};
