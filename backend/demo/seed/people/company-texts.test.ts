import { expect, test } from 'vitest'
import { LOCALES } from '~backend/platform/localized-text'
import { describeDeveloper } from './company-texts'

test.each(LOCALES)('the text of a developer with one finished project uses the singular, in %s', (locale) => {
  const about = (completedProjects: number) =>
    describeDeveloper('ნაპირი', { completedProjects, hasInstalments: false })[locale]
  expect(about(1)).not.toMatch(/\d/)
  expect(about(3)).toContain('3')
})
