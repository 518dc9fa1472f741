const { readFileSync } = require('node:fs');
const path = require('node:path');
const { env } = require('node:process');

let entries;

/** The bundled modules' files by specifier; Jest resolves parts of its own before build/testVendor.mjs has made them. */
function bundled() {
  const folder = env['CLIENT_VENDOR'];
  if (folder === undefined) return {};
  entries ??= JSON.parse(readFileSync(path.join(folder, 'entries.json'), 'utf8'));
  return entries;
}

/** Answers the client's imports of packages with the bundled ones. */
module.exports = (request, options) => {
  const entry = options.basedir.includes('/node_modules/') ? undefined : bundled()[request];
  return entry === undefined ? options.defaultResolver(request, options) : path.join(env['CLIENT_VENDOR'], entry);
};
