const { existsSync } = require('node:fs');
const path = require('node:path');
const { env } = require('node:process');

const root = path.dirname(module.path);
let folders;

/** The path of the stand-in for a package that a module of the server imports; undefined for other imports. */
function standInFor(request, { basedir, conditions = [] }) {
  const isPackage = /^(?!node:|@jest\/)[^./]/.test(request);
  if (!isPackage || !conditions.includes('import') || basedir.includes('/node_modules/')) return undefined;
  // undefined while Jest resolves its own modules, before the stand-ins are made
  folders ??= env['SHARED_PACKAGES'] && JSON.parse(env['SHARED_PACKAGES']);
  const [project] = path.relative(root, basedir).split(path.sep);
  const folder = folders?.[project];
  return folder && path.join(folder, `${request.replaceAll('/', '__')}.mjs`);
}

/** A Jest resolver that replaces packages by their stand-ins (sharedPackages.mjs). */
module.exports = (request, options) => {
  const standIn = standInFor(request, options);
  return standIn !== undefined && existsSync(standIn) ? standIn : options.defaultResolver(request, options);
};
