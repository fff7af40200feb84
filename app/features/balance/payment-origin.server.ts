import type { AppLoadContext } from '@remix-run/node'
import { parseOwnPath, withoutParams } from '~/http/own-path'
import { readCookie, setCookie } from '~/session/cookies.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { BankPage } from '~/upstream/payments.server'
import { parseId } from '~contract/values/ids'
import { METHOD_PARAM, TOP_UP_PARAM } from './top-up/urls'

const PURPOSE = 'payment origin'

/** Maximum length of the bank's page in letters: browsers drop cookies over 4,096 bytes. */
const MAX_BANK_PAGE_LENGTH = 2_000

interface PaymentOrigin {
  /** Path of the page with the form, for a retry. */
  retryPath: string
  /** Page below the dialog that started the payment; undefined for an order, whose form would be empty. */
  page: string | undefined
  /** Bank page where the payer can still pay. */
  bankPage: BankPage | undefined
}

/**
 * Returns the cookie that tells the result page where the payment started, and the bank's page if the payer
 * was not sent there.
 */
export function serializePaymentOrigin(
  paymentId: number,
  { retryPath, bankPage }: Pick<PaymentOrigin, 'retryPath' | 'bankPage'>,
  { signer }: AppLoadContext,
): string {
  const savedBankPage = bankPage ? encodeURIComponent(JSON.stringify(bankPage)) : ''
  const parts = [paymentId, retryPath, savedBankPage.length > MAX_BANK_PAGE_LENGTH ? '' : savedBankPage]
  return setCookie('topUp', signer.sign(PURPOSE, parts.join(' ')))
}

/** Returns the origin of the payment in the URL; a bank may omit its number. */
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
