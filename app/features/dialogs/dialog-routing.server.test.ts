import type { ActionFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import { ESTIMATE_PATH } from '~contract/estimate'
import { LOAN_PATH } from '~contract/loans'
import { siteRoutes, toModuleName } from '~tests/fixtures/site-routes'
import { pageAction } from './dialog-routing.server'

function post(action: ReturnType<typeof pageAction>, query: string, path = '/x') {
  const request = new Request(`https://ezo.test${path}?${query}`, { method: 'POST' })
  return action({
    request,
    params: {},
    context: { sentAnswers: new SentAnswers(), signer: new Signer('secret') },
  } as unknown as ActionFunctionArgs)
}

test('a page handles its own forms, and those of the dialog above it', async () => {
  const action = pageAction(() => 'own')
  expect(await post(action, 'page=2')).toBe('own')
  // The sign-in has no form, and the cards' page handles that of its dialog.
  expect(await post(action, 'login=1')).toBe('own')
  expect(await post(action, 'delete_card=1')).toBe('own')
  // A request without a body reaches the dialog, which reports missing fields.
  await expect(post(action, 'call_request=1')).resolves.toMatchObject({ data: { formId: 'call-request' } })
})

test.each([
  [LOAN_PATH, 'take_loan'],
  [ESTIMATE_PATH, 'ai_modal'],
])('the dialog that repeats the forms of %s does not open above it', async (path, param) => {
  const prefixed = [path, `/en${path}`].map((each) =>
    post(
      pageAction(() => 'own'),
      `${param}=true`,
      each,
    ),
  )
  expect(await Promise.all(prefixed)).toEqual(['own', 'own'])
})

test('a page without forms responds to a POST with 405', async () => {
  await expect(post(pageAction(), 'page=2')).rejects.toMatchObject({ status: 405 })
})

const modules = new Map(
  Object.entries(
    import.meta.glob<object>(['/app/routes/**/*.tsx', '/app/features/**/{route,*-route}.tsx']),
  ).map(([file, load]) => [toModuleName(file.replace('/app/', '')), load]),
)
const pages = siteRoutes.filter(({ answer }) => !('type' in answer) && !('bare' in answer))

// Specification 2.2.1
test.each([...new Set(pages.map(({ module }) => module))].filter((name) => name !== 'sign-in/start-sign-in'))(
  'the page %s handles the forms of dialogs',
  async (name) => {
    expect(await modules.get(name)?.()).toHaveProperty('action')
  },
)
