import { expect, test } from '@playwright/test'
import { addressIn, languages, word } from './words'

/** What addresses answer, without following redirects. */
const answers: [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/s', 200],
  ['/s/gancxadebebis-sia', 200],
  ['/s?page=99999', 200],
  ['/udzravi-qoneba', 200],
  ['/udzravi-qoneba/iyideba-bina', 200],
  ['/udzravi-qoneba/no-such-words', 404],
  ['/udzravi-qoneba/iyideba-bina/words-999999999', 404],
  ['/no-such-kind/iyideba-bina/words-1', 404],
  ['/statements', 302, '/s'],
  ['/statements/999999999', 404],
  ['/gamartivebuli-dzieba', 200],
  ['/gamartivebuli-dzieba?step=4&deal_types=junk', 200],
  ['/azomva', 403],
  ['/AZOMVA/', 403],
  ['/account', 302, '/'],
  ['/blog', 200],
  ['/blog/none', 404],
  ['/blogi', 302, '/blog'],
  ['/brokerebi', 200],
  ['/br/none', 404],
  ['/developerebi?activeTab=2', 200],
  ['/proeqti/none', 404],
  ['/chvens-shesaxeb', 200],
  ['/contact', 200],
  ['/gvitxari-ras-edzeb', 200],
  ['/vip', 200],
  ['/shefaseba', 200],
  ['/azomva/MeasurmentView', 200],
  ['/booking-service/BookingView', 200],
  ['/dynamic-forms', 404],
  ['/dynamic-forms/999999', 404],
  ['/evaluation/questionnaire', 404],
]

for (const language of languages) {
  test(`addresses in ${language} answer as they should`, async ({ request }) => {
    for (const [path, status, location] of answers) {
      const answer = await request.get(addressIn(path, language), { maxRedirects: 0 })
      expect(answer.status(), path).toBe(status)
      if (location) expect(answer.headers().location).toBe(addressIn(location, language))
    }
    const missing = await request.get(addressIn('/statements/999999999', language))
    expect(await missing.text()).toContain(word(language)('errors.statement_not_found'))
  })
}

test('there is no prefix for Georgian', async ({ request }) => {
  expect((await request.get('/ka')).status()).toBe(404)
  expect((await request.get('/ka/s')).status()).toBe(404)
})
