import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { FOREIGN_LOAN_FLOOR_GEL, formatTerm, INCOME_LIMITS, listLegalLimits } from '~/features/loan'
import { type SearchFilters, saveSearchUrl, searchUrl } from '~/features/search-filters'
import { NumberInputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { TextPage } from '~/ui/text-page'
import textSheet from '~/ui/text-page.css?url'
import { mortgage } from '~/upstream/loans.server'
import { CURRENCY_IDS, CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'
import { HOME_TYPE_IDS, SALE_DEAL_ID } from '~contract/statements'
import { toGeorgianDate, toGeorgianNoon } from '~contract/values/georgian-time'
import { deletePurseForm, purseForm } from './form'
import { calculatePurseLoan } from './purse'
import { clearPurse, loadPurseLimits, readPurse, serializePurse } from './purse-cookie.server'
import { PURSE_PATH } from './urls'

/** Step of the prices in links, in lari: an exact limit would tell more of the income. */
const LINK_STEP = 1_000

export async function loader(args: LoaderFunctionArgs) {
  args.context.caching.forbid()
  const visitor = getVisitor(args)
  const { language } = visitor
  const purse = readPurse(args)
  const [limits, banks, i18n] = await Promise.all([
    loadPurseLimits(args),
    visitor.optional('mortgage', visitor.cachedCall(mortgage)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'purse')
  const loan = banks && calculatePurseLoan(1, purse ?? { income: 0, savings: 0, debts: 0 }, banks)
  const toSearch = (limit: number): SearchFilters | undefined => {
    const to = Math.floor(limit / LINK_STEP) * LINK_STEP
    return to > 0 ? toFilters(to) : undefined
  }
  const [comfortable, within] = [limits?.comfortable ?? 0, limits?.stretch ?? 0].map(toSearch)
  return {
    title: t('title'),
    description: t('lead'),
    canonical: toLocalizedPath(PURSE_PATH, language),
    noIndex: true,
    purse,
    limits,
    loan: loan && {
      bank: loan.bank.name,
      months: loan.months,
      minPercent: loan.percentBounds.min,
      ratePercent: loan.offer.ratePercent,
      year: loan.bank.ratesOfYear,
    },
    links: {
      comfortable: comfortable && searchUrl(comfortable, language),
      within: within && searchUrl(within, language),
      follow: within && !args.context.site.hasOperatorApis ? saveSearchUrl(within, language) : undefined,
    },
    rules: listLegalLimits(toGeorgianDate(new Date()), CURRENCY_IDS.gel).map(
      ({ kind, max, since, source }) => ({
        kind,
        max,
        since,
        source,
      }),
    ),
  }
}

type PurseData = Awaited<ReturnType<typeof loader>>

/** Homes for sale up to a price, dearest first. */
function toFilters(to: number): SearchFilters {
  return {
    lists: { deal_types: [SALE_DEAL_ID], real_estate_types: [...HOME_TYPE_IDS] },
    ranges: { price: { to } },
    flags: [],
    currency: CURRENCY_IDS.gel,
    sort: 'price_desc',
    page: 1,
  }
}

function purseAction(args: ActionFunctionArgs) {
  const path = toLocalizedPath(PURSE_PATH, getVisitor(args).language)
  return handleForms(
    args,
    onSubmit(purseForm, async ({ values }) =>
      redirectWithFlash(path, 'purse_saved', [serializePurse(args, values)]),
    ),
    onSubmit(deletePurseForm, async () => redirectWithFlash(path, 'purse_deleted', [clearPurse()])),
  )
}

export const action = pageAction(purseAction)

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: textSheet }]

export default function PursePage() {
  const { t } = useTranslation('purse')
  const data = useLoaderData<typeof loader>()
  return (
    <TextPage title={data.title} lead={data.description}>
      {data.purse ? <Limits data={data} /> : null}
      <div className="prose">
        <PurseForm purse={data.purse} />
      </div>
      <section className="prose" id="privacy">
        <h2>{t('privacy.title')}</h2>
        <p>{t('privacy.text')}</p>
        {data.purse ? <DeleteForm /> : null}
      </section>
      <Rules data={data} />
    </TextPage>
  )
}

function PurseForm({ purse }: Pick<PurseData, 'purse'>) {
  const { t } = useTranslation('purse')
  const { language } = usePage()
  const format = (sum: number | undefined) => (sum === undefined ? undefined : formatNumber(sum, language, 2))
  const { form, fields } = useDefinedForm(purseForm, {
    defaultValue: {
      income: format(purse?.income),
      savings: format(purse?.savings),
      debts: format(purse?.debts),
    },
  })
  return (
    <PostForm form={form} action={toLocalizedPath(PURSE_PATH, language)} className="stack">
      <NumberInputField field={fields.income} label={t('income')} hint={t('income_hint')} unit="₾" decimals />
      <NumberInputField
        field={fields.savings}
        label={t('savings')}
        hint={t('savings_hint')}
        unit="₾"
        decimals
      />
      <NumberInputField field={fields.debts} label={t('debts')} hint={t('debts_hint')} unit="₾" decimals />
      <p>
        <Button variant="main">{t('save')}</Button>
      </p>
    </PostForm>
  )
}

function DeleteForm() {
  const { t } = useTranslation('purse')
  const { language } = usePage()
  const { form } = useDefinedForm(deletePurseForm)
  return (
    <PostForm form={form} action={toLocalizedPath(PURSE_PATH, language)}>
      <Button>{t('delete')}</Button>
    </PostForm>
  )
}

/** Renders the highest prices of both levels, with searches up to them. */
function Limits({ data: { limits, links } }: { data: PurseData }) {
  const { t } = useTranslation('purse')
  const { language } = usePage()
  if (!limits) return <p role="status">{t('no_banks')}</p>
  const format = (lari: number) => withCurrencySign(formatNumber(lari, language), CURRENCY_SIGNS.gel)
  return (
    <section className="prose" id="limits">
      <h2>{t('limits.title')}</h2>
      <ul>
        <li>
          {t('limits.comfortable', { price: format(limits.comfortable) })}{' '}
          {links.comfortable ? <a href={links.comfortable}>{t('limits.show')}</a> : null}
        </li>
        <li>
          {t('limits.stretch', { price: format(limits.stretch) })}{' '}
          {links.within ? <a href={links.within}>{t('limits.show_all')}</a> : null}
        </li>
        <li>{t('limits.over')}</li>
      </ul>
      {links.follow ? (
        <p>
          <a href={links.follow} rel="nofollow">
            {t('limits.follow')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function Rules({ data: { loan, rules } }: { data: PurseData }) {
  const { t } = useTranslation('purse')
  const { t: loanMessages } = useTranslation('loan')
  const { language } = usePage()
  const { threshold, low, usual, source } = INCOME_LIMITS
  const format = (lari: number) => withCurrencySign(formatNumber(lari, language), CURRENCY_SIGNS.gel)
  return (
    <section className="prose" id="rules">
      <h2>{t('rules.title')}</h2>
      <ul>
        <li>
          {t('rules.income', { threshold: format(threshold), low: low.lari, usual: usual.lari })}{' '}
          <small className="mute">{source}</small>
        </li>
        {rules.map(({ kind, max, since, source: from }) => (
          <li key={kind}>
            {kind === 'term'
              ? t('rules.term', { term: formatTerm(max, loanMessages) })
              : t('rules.loan_to_value', { percent: max })}{' '}
            <small className="mute">
              {[since && formatDay(toGeorgianNoon(since), language), from].filter(Boolean).join(', ')}
            </small>
          </li>
        ))}
        <li>
          {t('rules.stress')} <small className="mute">bm.ge 103420</small>
        </li>
        <li>
          {t('rules.currency', { floor: format(FOREIGN_LOAN_FLOOR_GEL) })}{' '}
          <small className="mute">1tv.ge, gbc.ge</small>
        </li>
      </ul>
      {loan ? (
        <p>
          {t('rules.bank', {
            bank: loan.bank,
            rate: formatNumber(loan.ratePercent, language, 2),
            term: formatTerm(loan.months, loanMessages),
            percent: loan.minPercent,
          })}
          {loan.year ? ` ${loanMessages('rates_of_year', { year: loan.year })}` : null}
        </p>
      ) : null}
      <p>{t('rules.decision')}</p>
    </section>
  )
}
