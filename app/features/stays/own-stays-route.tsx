import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { throwNotFoundIfMissing, toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { blockNights, saveStayTerms, unblockNights } from '~/upstream/stays.server'
import { SIGNS_BY_ID } from '~contract/currencies'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { toOwnStaysPath } from '~contract/stays'
import type { TypedPrice } from '~contract/values/typed-price'
import { handleStayChange } from './change-stay.server'
import { blockForm, termsForm, toTick, unblockForm } from './form'
import { loadOwnStays, requireOwnStatementId } from './own-stays.server'
import { OwnStaysView } from './own-stays-view'
import sheet from './stays.css?url'

export const loader = (args: LoaderFunctionArgs) => loadOwnStays(args)

async function ownStaysAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = requireOwnStatementId(args.params)
  const href = toLocalizedPath(toOwnStaysPath(id), visitor.language)
  const done = (flash: FlashName) => redirectWithFlash(href, flash)
  return handleForms(
    args,
    handleStayChange(visitor, href),
    onSubmit(blockForm, async ({ values, reject, refuse }) => {
      const answer = await visitor
        .call(blockNights(id, values))
        .catch(throwNotFoundIfMissing('errors.page_desc'))
      if (answer.ok) return done('nights_blocked')
      const isRefused = (name: string) => answer.fieldErrors.some(({ field }) => field === name)
      if (isRefused('from')) return reject({ from: { key: 'stay_nights_occupied' } })
      return isRefused('ranges') ? reject({ '': { key: 'stay_ranges_full' } }) : refuse(answer)
    }),
    onSubmit(unblockForm, async ({ values, reject }) => {
      const answer = await visitor.call(unblockNights(values.id)).catch(toUndefinedIfMissing)
      // Nights that are free already need no change.
      return !answer || answer.ok ? done('nights_unblocked') : reject({ '': { key: 'not_done' } })
    }),
    onSubmit(termsForm, async ({ values, reject, refuse }) => {
      const { weekend_price: weekendPrice, cleaning_fee: cleaningFee, ...terms } = values
      const body = {
        ...terms,
        guests: String(terms.guests),
        min_nights: String(terms.min_nights),
        max_nights: String(terms.max_nights),
        is_open: toTick(terms.is_open),
        pets: toTick(terms.pets),
        smoking: toTick(terms.smoking),
        parties: toTick(terms.parties),
        weekend_price: toText(weekendPrice),
        cleaning_fee: toText(cleaningFee),
      }
      const answer = await visitor
        .call(saveStayTerms(id, body))
        .catch(throwNotFoundIfMissing('errors.page_desc'))
      if (answer.ok) return done('stay_terms_saved')
      const error = { key: 'stay_price_currency' as ErrorKey }
      const refused = answer.fieldErrors.map(({ field }) => field)
      if (refused.includes('weekend_price')) return reject({ weekend_price: error })
      return refused.includes('cleaning_fee') ? reject({ cleaning_fee: error }) : refuse(answer)
    }),
  )
}

function toText(price: TypedPrice | undefined): string {
  if (!price) return ''
  return price.currency === undefined ? String(price.amount) : SIGNS_BY_ID[price.currency] + price.amount
}

export const action = pageAction(ownStaysAction)

export const meta = createMeta<typeof loader>(({ title, id }) => ({
  title,
  canonical: toOwnStaysPath(id),
  noIndex: true,
}))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function OwnStaysPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <>
      <PageHead title={data.title}>
        <ButtonLink icon="left" href={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>
          {t('title')}
        </ButtonLink>
      </PageHead>
      <OwnStaysView data={data} />
    </>
  )
}
