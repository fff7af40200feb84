import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { FormDialog } from '~/forms/form-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { requestNumberForm } from './form'
import type { BrokerRequestsData } from './loader.server'
import { brokerRequestsUrl } from './urls'
import { useDescribeSearchRequest } from './use-describe-search-request'

export function RequestNumberDialog({ data }: { data: unknown }) {
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
