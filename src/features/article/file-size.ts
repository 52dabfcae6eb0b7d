/** Returns a size for a label, in decimal megabytes: '12 MB', and '0.4 MB' for a small one. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return `${megabytes < 9.95 ? Math.max(0.1, megabytes).toFixed(1).replace('.0', '') : Math.round(megabytes)} MB`
}
