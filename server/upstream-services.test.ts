import { expect, test } from 'vitest'
import { createSandboxUrls } from '~backend/demo/sandbox/stand-ins'
import { parseSettings } from './settings/settings'
import { createChat } from './upstream-services'

const SESSION_SECRET = 'x'.repeat(32)

test('there is no chat unless it is configured or the site is a demo', () => {
  const settings = parseSettings({ SESSION_SECRET })
  expect(createChat(settings, undefined)).toBeUndefined()
  expect(createChat(settings, { sandboxUrls: undefined })).toBeUndefined()
  expect(createChat(settings, { sandboxUrls: createSandboxUrls('http://127.0.0.1') })).toBeDefined()
  const CHAT = { CHAT_TOKEN_URL: 'https://chat.test/token', CHAT_URL: 'https://chat.test' }
  expect(createChat(parseSettings({ SESSION_SECRET, ...CHAT }), undefined)).toBeDefined()
})
