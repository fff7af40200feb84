import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { OwnerLogo } from './owner-logo'

test.each([
  ['en', 'BK'],
  ['ru', 'БК'],
  ['ka', 'ბქ'],
] as const)(
  'the initials of an owner without a picture are transliterated for a reader of %s',
  (language, initials) => {
    const html = renderView(<OwnerLogo name="ბექა ქავთარაძე" picture={undefined} isPerson />, { language })
    expect(html).toContain(`>${initials}<`)
  },
)
