const { createElement } = require('react');
const antd = require('antd/dist/antd.js');

/**
 * antd as for a site whose styles were extracted: it doesn't make and insert the rules of each component, which a page
 * without layout has no use for. That was a seventh of what component tests cost.
 */
function ConfigProvider({ theme, ...props }) {
  return createElement(antd.ConfigProvider, { ...props, theme: { ...theme, zeroRuntime: true } });
}

module.exports = {
  ...antd,
  ConfigProvider: Object.assign(ConfigProvider, { useConfig: antd.ConfigProvider.useConfig }),
};
