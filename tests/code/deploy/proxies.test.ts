import { expect, test } from 'vitest'
import { sumMaxBytes } from '~/http/uploads'
import { uploads } from '~/uploads'
import { MAX_TEXT_BYTES } from '~contract/form-limits'
import { MAX_PHOTO_PART_BYTES } from '~contract/statement-photos'
import { readSource } from '../import-graph'
import { readYaml } from './deploy-files'

const nginx = readSource('deploy/nginx/ezo.conf')
const nginxProxy = readSource('deploy/nginx/proxy.conf')
const caddy = readSource('deploy/caddy/Caddyfile')
const kubernetes = readSource('deploy/kubernetes/ezo.yaml')
const maxFormBytes = Math.max(...uploads.map(({ files, maxBytes }) => maxBytes ?? sumMaxBytes(files)))

test.each([
  ['nginx', nginx, /client_max_body_size (\d\d+)m;/],
  ['Caddy', caddy, /max_size (\d+)MB/],
  ['the ingress', kubernetes, /proxy-body-size: (\d+)m/],
])('%s accepts the longest form that is sent without script, and hardly more', (_name, file, pattern) => {
  const bytes = Number(pattern.exec(file)?.[1]) * 1e6
  expect(bytes).toBeGreaterThanOrEqual(maxFormBytes)
  expect(bytes).toBeLessThanOrEqual(1.25 * maxFormBytes)
})

test('nginx lets every form with files pass, and small forms only elsewhere', () => {
  const [, pattern = ''] = /location ~ (\S+) \{\n *client_max_body_size 800m;/.exec(nginx) ?? []
  const withFiles = new RegExp(pattern)
  const pages = uploads.flatMap(({ screen }) => ['/', '/en/', '/ru/'].map((prefix) => prefix + screen))
  expect(pages.filter((page) => !withFiles.test(page))).toEqual([])
  expect(['/contact', '/en/s', '/do/phone', '/accounts'].filter((page) => withFiles.test(page))).toEqual([])
  const elsewhere = 1e6 * Number(/^ {2}client_max_body_size (\d+)m;/m.exec(nginx)?.[1])
  expect(elsewhere).toBeGreaterThan(Math.max(MAX_PHOTO_PART_BYTES, MAX_TEXT_BYTES))
})

/** Headers in which a proxy describes the request. */
const proxyHeaders = [...readSource('server/trusted-headers.ts').matchAll(/^ {2}'([a-z-]+)',$/gm)].map(
  ([, name = '']) => name,
)

test('nginx replaces or drops every header that Ezo trusts from a proxy', () => {
  const set = [...nginxProxy.matchAll(/proxy_set_header (\S+)/g)].map(([, name = '']) => name.toLowerCase())
  expect(proxyHeaders.length).toBeGreaterThan(8)
  expect(proxyHeaders.filter((name) => !set.includes(name))).toEqual([])
  expect(nginxProxy).not.toContain('$proxy_add_x_forwarded_for')
})

test('Caddy replaces or drops every header that Ezo trusts from a proxy', () => {
  const set = [...caddy.matchAll(/header_up -?(\S+)/g)].map(([, name = '']) => name.toLowerCase())
  // Caddy replaces these by itself while it trusts no proxy.
  set.push('x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto')
  expect(proxyHeaders.filter((name) => !set.includes(name))).toEqual([])
  expect(caddy).not.toContain('trusted_proxies')
})

test('logs of nginx have no query, and its errors do not quote requests', () => {
  const [, format = ''] = /log_format ezo escape=json ([\s\S]*?);/.exec(nginx) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)
  expect([...nginx.matchAll(/access_log \S+ (\w+);/g)].map(([, name]) => name)).toEqual(['ezo', 'ezo'])
  expect(nginx).toMatch(/^error_log \S+ crit;$/m)
})

test('idle connections of proxies end before those of Ezo, and before a stopping process closes', () => {
  const settings = readSource('deploy/systemd/ezo.env.example')
  const delay = Number(/^STOP_DELAY_SECONDS=(\d+)$/m.exec(settings)?.[1])
  for (const file of ['deploy/nginx/upstream.conf', 'deploy/compose/nginx-upstream.conf']) {
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(readSource(file))?.[1])
    expect(seconds).toBeLessThan(5)
    expect(seconds).toBeLessThan(delay)
  }
  expect(Number(/keepalive (\d+)s/.exec(caddy)?.[1])).toBeLessThan(5)
})

test('pods get a signal to stop early enough to end by themselves', () => {
  const seconds = (name: string) => Number(new RegExp(`${name}: ['"]?(\\d+)`).exec(kubernetes)?.[1])
  const readiness = /readinessProbe:[\s\S]*?periodSeconds: (\d+)[\s\S]*?failureThreshold: (\d+)/.exec(
    kubernetes,
  )
  const [period = 0, failures = 0] = readiness?.slice(1).map(Number) ?? []
  expect(seconds('STOP_DELAY_SECONDS')).toBeGreaterThan(period * failures)
  // The grace period of requests and that of jobs, see server/graceful-shutdown.ts.
  expect(seconds('terminationGracePeriodSeconds')).toBeGreaterThan(seconds('STOP_DELAY_SECONDS') + 8 + 15)
  const kinds = readYaml<{ kind: string }>('deploy/kubernetes/ezo.yaml').map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['Deployment', 'Service', 'Ingress', 'PodDisruptionBudget']))
})
