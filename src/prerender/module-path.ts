/**
 * Returns the path of a module below the repository, which may itself be in a folder such as `src/pages`:
 * '/src/app/start.tsx', '/node_modules/marked/lib/marked.esm.js' or 'virtual:records/jobs'.
 */
export function modulePath(id: string): string {
  const packageStart = id.lastIndexOf('/node_modules/')
  return packageStart >= 0 ? id.slice(packageStart) : id.replace(/^\0|^(?!\0).*(?=\/src\/)/, '')
}
