/** The checks that read the code without running it, by what they are called. */
export const STATIC_CHECKS = [
  { name: 'Format and lint', commands: [['biome', 'ci', '.']] },
  {
    name: 'Types',
    commands: [
      ['tsc', '-p', 'tsconfig.json', '--noEmit'],
      ['tsc', '-p', 'src/sw/tsconfig.json', '--noEmit'],
    ],
  },
  { name: 'Dead code', commands: [['knip']] },
]

/** The tests that need neither a build nor a browser. */
export const FAST_TESTS = {
  name: 'Unit, content and architecture tests',
  paths: ['tests/unit', 'tests/content', 'tests/architecture.test.ts'],
}
