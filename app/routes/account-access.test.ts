import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { prefixes, screens } from '../../remix.config.js'
import { Signer } from '../http/signer.server'

interface RouteModule {
  loader?(args: LoaderFunctionArgs): Promise<unknown>
  action?(args: ActionFunctionArgs): Promise<unknown>
}

const modules = import.meta.glob<RouteModule>('./*/route.tsx')
const built = screens.filter(
  ({ layout, module }) => layout === 'account' && module !== 'routes/not-found.tsx',
)

/** Whoever asks as a guest, or with a session that has ended: nothing is asked of the upstream for them. */
async function ask(path: string, module: string, method: 'GET' | 'POST', prefix: string) {
  const calls: string[] = []
  const door = {
    call: async (_caller: object, { path }: { path: string }) => {
      calls.push(path)
      throw new Error('a guest has nothing to ask')
    },
  }
  const context = {
    ...{ door, signer: new Signer('secret'), origin: 'http://ezo.test', log: { warn() {} } },
  } as unknown as AppLoadContext
  const url = `http://ezo.test/${prefix ? `${prefix}/` : ''}${path.replace(':id', crypto.randomUUID())}`
  const body = method === 'POST' ? new URLSearchParams({ intent: 'delete', statements: '1' }) : null
  const args = { request: new Request(url, { method, body }), context, params: { id: crypto.randomUUID() } }
  const { loader, action } = (await modules[module.replace('routes', '.')]?.()) ?? {}
  const handler = method === 'POST' ? action : loader
  const answer = handler && (await handler(args).catch((thrown: unknown) => thrown))
  return { answer, calls }
}

describe.each(Object.entries(prefixes))('in %s', (_language, prefix) => {
  test.each(built)('a guest who asks for $path is led to log in', async ({ path, module }) => {
    const home = prefix ? `/${prefix}` : '/'
    const { answer, calls } = await ask(path, module, 'GET', prefix)
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('location')]).toEqual([302, home])
    expect(headers.get('set-cookie')).toContain('log_in_first')
    expect(calls).toEqual([])
  })

  test.each(built)('a guest changes nothing at $path', async ({ path, module }) => {
    const { answer, calls } = await ask(path, module, 'POST', prefix)
    // A page without an action takes no form at all.
    if (answer !== undefined) expect([302, 303]).toContain((answer as Response).status)
    expect(calls).toEqual([])
  })
})
