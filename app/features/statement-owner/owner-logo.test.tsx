import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { OwnerLogo } from './owner-logo'

test.each([
  ['en', 'BK'],
  ['ru', 'БК'],
  ['ka', 'ბქ'],
] as const)(
  'the initials of an owner without a picture are in letters of a reader of %s',
  (language, initials) => {
    const html = renderToString(
      <PageProvider value={{ language, lightMode: false } as PageContext}>
        <OwnerLogo name="ბექა ქავთარაძე" picture={undefined} isPerson />
      </PageProvider>,
    )
    expect(html).toContain(`>${initials}<`)
  },
)
