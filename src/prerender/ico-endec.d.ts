declare module 'ico-endec' {
  const ico: {
    /** Returns an ICO file with these PNG files. */
    encode(pictures: readonly Uint8Array[]): Uint8Array
  }
  export default ico
}
