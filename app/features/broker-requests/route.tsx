import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { FormDialog } from '~/forms/form-dialog'
import { allowRetry } from '~/forms/send-once.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { requestContactNumber } from '~/upstream/broker-requests.server'
import { requestNumberForm } from './form'
import { type BrokerRequestsData, loadBrokerRequests, MY_BASE_ROLES } from './loader.server'
import { brokerRequestsUrl, parseBrokerRequestsQuery, requestNumberUrl } from './urls'
import { useDescribeSearchRequest } from './use-describe-search-request'
import { BrokerRequestsView } from './view'

const offerFlashes = {
  given: 'number_received',
  waiting: 'number_requested',
  declined: 'number_declined',
} as const satisfies Record<string, FlashName>

async function brokerRequestsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, MY_BASE_ROLES)
  const query = parseBrokerRequestsQuery(new URL(args.request.url).searchParams)
  const listUrl = toLocalizedPath(brokerRequestsUrl(query), visitor.language)
  return handleForms(
    args,
    onSubmit(requestNumberForm, async ({ values: { client } }) => {
      const offer = await visitor.call(requestContactNumber(client))
      if (offer === 'not_enough_balance')
        return allowRetry(redirectWithFlash(requestNumberUrl(listUrl, client), offer))
      return redirectWithFlash(`${listUrl}#client-${client}`, offerFlashes[offer])
    }),
  )
}

export const loader = (args: LoaderFunctionArgs) => loadBrokerRequests(args)

export const action = pageAction(brokerRequestsAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as BrokerRequestsData).question), Dialog: RequestNumberDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: brokerRequestsUrl(page.query),
  noIndex: true,
}))

export default function BrokerRequestsPage() {
  const { t } = useTranslation('broker-requests')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <p className="mute">{t('lead')}</p>
      <BrokerRequestsView data={data} />
    </>
  )
}

function RequestNumberDialog({ data }: { data: unknown }) {
  const { t } = useTranslation('broker-requests')
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(requestNumberForm)
  const { question, query, numberPrice, ...dictionaries } = data as BrokerRequestsData
  const describeRequest = useDescribeSearchRequest(dictionaries)
  if (!question) return null
  const listUrl = toLocalizedPath(brokerRequestsUrl(query), language)
  const { client, balance } = question
  const isEnough = balance === undefined || balance >= numberPrice
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="ask"
      title={t('number_request.title')}
      summary={describeRequest(client).title}
      closeHref={listUrl}
    >
      <p>{t('number_request.text', { price: formatLari(numberPrice, language) })}</p>
      {balance === undefined ? null : (
        <p>{t('number_request.balance', { balance: formatLari(balance, language) })}</p>
      )}
      <input type="hidden" name={fields.client.name} value={client.id} />
      {isEnough ? (
        <Button variant="main" wide icon="phone">
          {t('number_request.pay', { price: formatLari(numberPrice, language) })}
        </Button>
      ) : (
        <ButtonLink
          variant="main"
          wide
          icon="plus"
          href={topUpHref(listUrl, undefined, numberPrice - balance)}
          rel="nofollow"
        >
          {t('number_request.top_up')}
        </ButtonLink>
      )}
      <ButtonLink variant="plain" wide href={listUrl}>
        {t('number_request.cancel')}
      </ButtonLink>
    </FormDialog>
  )
}
