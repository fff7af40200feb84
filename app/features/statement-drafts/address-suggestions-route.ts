import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { streetSuggestions } from '~/upstream/locations.server'
import { parseId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const MAX_SUGGESTIONS = 8

/** House number at the end of an address: "26", "26ა", "12/3". */
const HOUSE_NUMBER = /[\s,]+(\d+[^\s,]*)$/u

/** Suggests streets of a city for a partly typed address, and keeps its house number. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('address') ?? '').trim().slice(0, MAX_LINE_LENGTH)
  const cityId = parseId(searchParams.get('city_id'))
  const number = HOUSE_NUMBER.exec(typed)?.[1]
  const street = typed.replace(HOUSE_NUMBER, '')
  const [found, i18n] = await Promise.all([
    cityId === undefined || street === ''
      ? []
      : visitor.optional('streets', visitor.call(streetSuggestions(street, cityId))),
    getI18n(visitor.language),
  ])
  const suggestions = (found ?? []).slice(0, MAX_SUGGESTIONS).map(({ name, neighbourhood }) => ({
    name: number ? `${name} ${number}` : name,
    detail: neighbourhood,
  }))
  const t = i18n.getFixedT(visitor.language, 'statement-drafts')
  const status = t('addresses', { count: suggestions.length })
  return Response.json({ suggestions, status }, { headers: { 'Cache-Control': 'private, no-store' } })
}
