const PackagesOnceRuntime = require('../../tools/src/jest/packages-once.cjs');

/** For pages (`page-environment.mjs`): what remembers its page, or the functions of jest, is loaded for each file. */
module.exports = class PageRuntime extends PackagesOnceRuntime {
  isPackage(name) {
    return super.isPackage(name) && !/^@(remotes|testing-library)\/|\.(css|svg|woff2)$/.test(name);
  }

  requirePackage(from, name) {
    return name === 'antd' ? require('./antd-without-styles.cjs') : super.requirePackage(from, name);
  }
};
