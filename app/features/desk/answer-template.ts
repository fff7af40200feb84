import { type Language, languages } from '~/i18n/languages'
import type { Lead } from '~/upstream/leads.server'
import { TEMPLATE_PLACEHOLDERS } from '~contract/leads'
import { toReaderName } from '~contract/values/reader-name'

type Templated = Pick<Lead, 'id' | 'name' | 'templates' | 'answerLanguage'>

/** Lists the languages of templates, that of the sender first. */
export function listTemplateLanguages({ answerLanguage }: Templated): Language[] {
  const others = languages.filter((language) => language !== answerLanguage)
  return answerLanguage ? [answerLanguage, ...others] : others
}

export const toTemplateKey = (id: number, language: Language) => `${id}.${language}`

/** Adds the chosen template to the typed text; undefined for an unknown template. */
export function insertTemplate(lead: Templated, key: string, typed: string): string | undefined {
  const [id, language] = key.split('.')
  const template = lead.templates.find((one) => String(one.id) === id)
  const known = languages.find((one) => one === language)
  const text = template && known && template.texts[known]
  if (!text) return undefined
  const filled = fillIn(text, toReaderName(lead.name, known), lead.id)
  return typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`
}

/** Fills in the placeholders. The name of a nameless sender is left out with its comma. */
function fillIn(text: string, name: string, id: number): string {
  const { name: ofName, number } = TEMPLATE_PLACEHOLDERS
  const named = name
    ? text.replaceAll(ofName, () => name)
    : text.replaceAll(`, ${ofName}`, '').replaceAll(ofName, '')
  return named.replaceAll(number, String(id))
}
