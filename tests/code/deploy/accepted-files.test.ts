import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findProgram } from '../../../scripts/server-programs.mjs'
import { readSource } from '../import-graph'
import { deployFiles, readYaml } from './deploy-files'

const folder = mkdtempSync(path.join(tmpdir(), 'ezo-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Runs a program. @throws Error with its output if it rejects the file */
function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 15_000 })
}

/** Tests a file by the program that reads it. The title of a skipped test names the missing program. */
function testWith(name: string, title: string, check: (program: string) => void): void {
  const program = findProgram(name)
  if (program) test(title, () => check(program))
  else test.skip(`${title} (not tested: ${name} is not installed)`, () => {})
}

test('every YAML file can be read', () => {
  const files = deployFiles.filter((file) => /\.ya?ml$/.test(file))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(readYaml(file).length).toBeGreaterThan(0)
})

testWith('nginx', 'nginx accepts its file', (nginx) => {
  const openssl = findProgram('openssl')
  if (!openssl) throw new Error('openssl is needed to make a certificate')
  run(
    openssl,
    ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=ezo.example'.split(' '),
    '-keyout',
    'ezo.key',
    '-out',
    'ezo.crt',
  )
  write('upstream.conf', readSource('deploy/nginx/upstream.conf'))
  write('proxy.conf', readSource('deploy/nginx/proxy.conf'))
  const site = readSource('deploy/nginx/ezo.conf')
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/etc/nginx/ezo-upstream.conf', path.join(folder, 'upstream.conf'))
    .replaceAll('/etc/nginx/ezo-proxy.conf', path.join(folder, 'proxy.conf'))
    .replaceAll('/var/log/nginx', folder)
  write('ezo.conf', site)
  const file = write('nginx.conf', `events {}\npid ${folder}/pid;\nhttp { include ${folder}/ezo.conf; }\n`)
  expect(() => run(nginx, '-t', '-c', file, '-e', path.join(folder, 'error.log'))).not.toThrow()
})

testWith('caddy', 'Caddy accepts its file', (caddy) => {
  const file = path.resolve('deploy/caddy/Caddyfile')
  expect(() => run(caddy, 'adapt', '--adapter', 'caddyfile', '--validate', '--config', file)).not.toThrow()
})

testWith('promtool', 'Prometheus accepts its files', (promtool) => {
  write('alerts.yml', readSource('deploy/prometheus/alerts.yml'))
  expect(run(promtool, 'check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  const token = write('token', 'a token')
  const settings = readSource('deploy/prometheus/prometheus.yml').replace('/etc/prometheus/ezo-token', token)
  write('prometheus.yml', settings)
  expect(run(promtool, 'check', 'config', 'prometheus.yml')).toContain('SUCCESS')
})

testWith('systemd-analyze', 'systemd accepts its units', (analyze) => {
  const units = ['ezo.service', 'ezo-backup.service', 'ezo-backup.timer'].map((name) => {
    const unit = readSource(`deploy/systemd/${name}`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/^(User|Group|EnvironmentFile|WorkingDirectory)=.*\n/gm, '')
    return write(name, unit)
  })
  expect(() => run(analyze, 'verify', '--man=no', ...units)).not.toThrow()
})

testWith('sh', 'the shell can read every script, and make-secrets.sh keeps what it has written', (sh) => {
  const scripts = deployFiles.filter((file) => readSource(file).startsWith('#!/bin/sh'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) run(sh, '-n', path.resolve(script))
  const script = write('make-secrets.sh', readSource('deploy/make-secrets.sh'))
  run(sh, script, 'ezo.example')
  const read = () => run(sh, '-c', 'cat secrets/*-password secrets/*-url secrets/userlist.txt')
  const first = read()
  expect(first).toMatch(/postgres:\/\/ezo_app:[0-9a-f]{48}@pgbouncer:6432\/ezo/)
  run(sh, script, 'ezo.example')
  expect(read()).toBe(first)
})
