import { expect, test } from 'vitest'
import profile from '~locales/en/profile.json'
import { renderFormView } from '~tests/fixtures/render-view'
import type { ProfileData } from './route'
import { PhoneForm } from './route'

function render(validPhones: readonly string[]): Promise<string> {
  const user = { phone: '555000001', validPhones }
  const phoneDraft = { values: {}, phoneProof: { isDone: false, waitSeconds: undefined } }
  return renderFormView(<PhoneForm data={{ user, phoneDraft } as unknown as ProfileData} />, {
    layout: { currentHref: '/en/account/personalInformation' },
  })
}

test('the confirmed numbers are listed beside the current one', async () => {
  expect(await render(['555000001'])).not.toContain(profile.other_phones)
  expect(await render(['555000001', '555000002', '577000003'])).toContain(
    `${profile.other_phones}: 555 000 002, 577 000 003`,
  )
})
