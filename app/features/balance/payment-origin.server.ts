import type { AppLoadContext } from '@remix-run/node'
import { parseOwnPath, withoutParams } from '~/http/own-path'
import { readCookie, setCookie } from '~/session/cookies.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { BankPage } from '~/upstream/payments.server'
import { parseId } from '~contract/values/ids'
import { METHOD_PARAM, TOP_UP_PARAM } from './top-up/urls'

const PURPOSE = 'payment origin'

/** Browsers drop cookies of more than 4,096 bytes. */
const MAX_BANK_PAGE_LENGTH = 2_000

interface PaymentOrigin {
  /** The page with the form, for a retry. */
  retryPath: string
  /** The page below the dialog that the payment was started from; an order has none, as its form would be an empty one. */
  page: string | undefined
  /** Where the payer can still pay. */
  bankPage: BankPage | undefined
}

/** Remembers for the result page where a payment was started, and the bank's page if the payer was not sent there. */
export function serializePaymentOrigin(
  paymentId: number,
  { retryPath, bankPage }: Pick<PaymentOrigin, 'retryPath' | 'bankPage'>,
  { signer }: AppLoadContext,
): string {
  const savedBankPage = bankPage ? encodeURIComponent(JSON.stringify(bankPage)) : ''
  const parts = [paymentId, retryPath, savedBankPage.length > MAX_BANK_PAGE_LENGTH ? '' : savedBankPage]
  return setCookie('topUp', signer.sign(PURPOSE, parts.join(' ')))
}

/** That of the payment in the URL; a bank may leave its number out. */
export function readPaymentOrigin({ request, context }: RequestAndContext): PaymentOrigin | undefined {
  const signedValue = context.signer.verify(PURPOSE, readCookie(request.headers.get('cookie'), 'topUp'))
  const [id, path, bankPage] = signedValue?.split(' ') ?? []
  const idParam = new URL(request.url).searchParams.get('payment_id')
  if (idParam !== null && parseId(idParam, Number.MAX_SAFE_INTEGER) !== Number(id)) return undefined
  const retryPath = parseOwnPath(path)
  return retryPath === undefined
    ? undefined
    : {
        retryPath,
        page: toStartPage(retryPath),
        bankPage: bankPage ? (JSON.parse(decodeURIComponent(bankPage)) as BankPage) : undefined,
      }
}

function toStartPage(retryPath: string): string | undefined {
  const url = new URL(retryPath, 'http://here.invalid')
  return url.searchParams.has(TOP_UP_PARAM) ? withoutParams(url, TOP_UP_PARAM, METHOD_PARAM) : undefined
}
