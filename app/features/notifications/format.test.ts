import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { formatNotification } from './format'

const none = { title: undefined, text: undefined, sender: undefined, writer: undefined, statement: undefined }

async function formatFor(language: Language, names: { sender?: string; writer?: string }) {
  const t = (await getI18n(language)).getFixedT(language, 'notifications')
  const kind = names.sender ? 'client_numbers' : 'message'
  return formatNotification({ ...none, kind, ...names }, { t, language })
}

test.each([
  ['en', 'Giorgi Lomidze', 'Samezoblo'],
  ['ru', 'Гиорги Ломидзе', 'Самезобло'],
  ['ka', 'გიორგი ლომიძე', 'სამეზობლო'],
] as const)(
  'the sender and writer in a notification in %s are transliterated for the reader',
  async (language, person, company) => {
    const question = await formatFor(language, { sender: 'გიორგი ლომიძე' })
    expect(question.title).toContain(person)
    expect(question.text).toContain(person)
    expect((await formatFor(language, { writer: 'სამეზობლო' })).title).toContain(company)
  },
)
