const { existsSync } = require('node:fs');
const path = require('node:path');
const { env } = require('node:process');

const root = path.dirname(module.path);
let folders;

/** The stand-in for a package, where an own module of the server side imports one. */
function standInFor(request, { basedir, conditions = [] }) {
  const isPackage = /^(?!node:|@jest\/)[^./]/.test(request);
  if (!isPackage || !conditions.includes('import') || basedir.includes('/node_modules/')) return undefined;
  // Jest resolves parts of its own before there are any
  folders ??= env['SHARED_PACKAGES'] && JSON.parse(env['SHARED_PACKAGES']);
  const [project] = path.relative(root, basedir).split(path.sep);
  const folder = folders?.[project];
  return folder && path.join(folder, `${request.replaceAll('/', '__')}.mjs`);
}

/** Answers imports of packages with their stand-ins (sharedPackages.mjs). */
module.exports = (request, options) => {
  const standIn = standInFor(request, options);
  return standIn !== undefined && existsSync(standIn) ? standIn : options.defaultResolver(request, options);
};
