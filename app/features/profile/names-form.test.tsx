import { expect, test } from 'vitest'
import { renderFormView } from '~tests/fixtures/render-view'
import type { ProfileData } from './route'
import { NamesForm } from './route'

const render = (role: string) =>
  renderFormView(
    <NamesForm data={{ user: { role, birthDate: '1990-05-20', sex: 'male' } } as ProfileData} />,
    {
      layout: { currentHref: '/en/account/personalInformation' },
    },
  )

test('the form of a person has birth date and sex, that of a company does not', async () => {
  for (const role of ['physical', 'agent', 'designer']) {
    const html = await render(role)
    expect(html).toMatch(/<input [^>]*name="birth_date" type="date"[^>]* value="1990-05-20"/)
    expect(html).toMatch(/<option value="male" selected="">/)
  }
  for (const role of ['broker', 'developer']) expect(await render(role)).not.toMatch(/birth_date|name="sex"/)
})
