import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { COMMANDS } from './commands.mjs'
import { serverBundles } from './server-bundle.mjs'

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

test('npm has a script for every operator command', () => {
  const run = Object.values(scripts).flatMap((script) => /run-command\.mjs (\S+)$/.exec(script)?.[1] ?? [])
  expect(run.toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
})

test('the image contains the operator commands, which need no development package', async () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain('&& node scripts/build-commands.mjs && npm prune ')
  const { metafile } = await build({
    ...serverBundles('build/commands', COMMANDS),
    write: false,
    metafile: true,
  })
  expect(Object.keys(metafile.outputs)).toEqual(
    expect.arrayContaining(Object.keys(COMMANDS).map((name) => `build/commands/${name}.js`)),
  )
  const packages = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0])
  expect(packages).toContain('pg')
  expect(packages.filter((name) => !dependencies[name ?? ''])).toEqual([])
})
