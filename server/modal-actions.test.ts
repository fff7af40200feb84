import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { withModalActions } from './modal-actions'

const route = (id: string, parentId: string | undefined, action?: () => string) => ({
  [id]: { id, parentId, path: '', module: { default: () => null, ...(action && { action }) } },
})
const build = withModalActions({
  routes: {
    ...route('root', undefined, () => 'dialog'),
    ...route('layout/ka/default', 'root'),
    ...route('ka/account/aiService/aiView', 'layout/ka/account', () => 'estimate'),
    ...route('ka/home', 'layout/ka/default'),
    ...route('ka/statement', 'layout/ka/default', () => 'page'),
    ...route('do/favorite', 'root', () => 'deed'),
  },
} as unknown as ServerBuild)

function post(id: string, query: string) {
  const request = new Request(`https://ezo.test/x?${query}`, { method: 'POST' })
  const action = build.routes[id]?.module.action as (args: ActionFunctionArgs) => unknown
  return action({ request, params: {}, context: {} } as ActionFunctionArgs)
}

test('a page handles its own forms, and the root those of a modal above it', () => {
  expect(post('ka/statement', 'page=2')).toBe('page')
  expect(post('ka/statement', 'take_loan=true')).toBe('dialog')
  expect(post('ka/home', 'call_request=1')).toBe('dialog')
  expect(post('layout/ka/default', 'call_request=1')).toBe('dialog')
  expect(post('ka/home', 'ai_modal=1')).toBe('estimate')
  expect(post('ka/home', 'ai_modal=1&take_loan=true')).toBe('dialog')
})

test('a page without forms answers 405 to a POST, and action routes handle theirs', () => {
  expect(() => post('ka/home', '')).toThrow(expect.objectContaining({ status: 405 }))
  expect(post('do/favorite', 'take_loan=true')).toBe('deed')
})
