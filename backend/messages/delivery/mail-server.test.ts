import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '~backend/platform/localized-text'
import { isLinkedMessage, type MessageKind } from '~contract/messages'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { MAIL_FROM, MAIL_SITE, withEmailDelivery } from '~tests/fixtures/email-delivery'
import { findHtmlErrors } from '~tests/fixtures/html-errors'
import { startMailServer } from '~tests/fixtures/mail-server'
import { MESSAGE_FACTS } from '~tests/fixtures/message-facts'
import { addMessage } from '../add-message'
import { MESSAGE_KINDS } from '../kinds'

const EMAIL_KINDS = (Object.keys(MESSAGE_KINDS) as MessageKind[]).filter(
  (kind) => MESSAGE_KINDS[kind].channel === 'email',
)
const database = withTestDatabase()
const { send, addReset, addOrder, findMessage } = withEmailDelivery(database)
let server: Awaited<ReturnType<typeof startMailServer>> | undefined
let userId: number

beforeEach(async () => {
  await database.pool.query('truncate messages, message_settings')
  userId = await addUser(database.pool, { email: `nino${Math.random()}@example.ge` })
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe('emails at a mail server', () => {
  test.each(LOCALES)(
    'the server receives each kind of email in %s, complete as text and as HTML',
    async (locale) => {
      server = await startMailServer()
      for (const kind of EMAIL_KINDS)
        await addMessage(database.pool, {
          kind,
          to: { userId },
          facts: MESSAGE_FACTS[kind] as never,
          locale,
          cause: kind,
        })
      while ((await send(server.url)) > 0);
      const { rows } = await database.pool.query<{ id: string; kind: MessageKind }>(
        `select id, kind from messages where state = 'sent' and recipient is null and content is null`,
      )
      expect(rows).toHaveLength(EMAIL_KINDS.length)
      for (const { id, kind } of rows) {
        const mail = server.mails.get(`<${id}@ezo.example>`)
        const composed = MESSAGE_KINDS[kind as 'password_reset'].template[locale](
          MESSAGE_FACTS[kind] as never,
        )
        expect(mail?.from?.value).toEqual([MAIL_FROM])
        expect(mail?.subject).toBe(composed.subject)
        const shown = [
          ...composed.paragraphs,
          composed.code,
          composed.closing,
          ...(composed.rows?.flat() ?? []),
        ]
        for (const text of shown.filter((text) => text !== undefined)) {
          expect(mail?.text).toContain(text)
          expect(mail?.html).toContain(text)
        }
        expect(mail?.html).toContain(`<html lang="${locale}">`)
        const prefix = locale === 'ka' ? '' : `/${locale}`
        if (composed.link) expect(mail?.text).toContain(`${MAIL_SITE.origin}${prefix}${composed.link.path}\n`)
        expect(findHtmlErrors(String(mail?.html)), kind).toEqual([])
        expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
        expect(
          mail?.headerLines.some(({ key }) => key === 'list-unsubscribe-post'),
          kind,
        ).toBe(isLinkedMessage(kind))
      }
      expect(rows.length).toBe(server.mails.size)
    },
  )

  test('optional emails have a header for one-click unsubscribing, and other emails do not', async () => {
    server = await startMailServer()
    await addOrder(userId, 'a.pdf')
    await send(server.url)
    const [mail] = server.mails.values()
    const { rows } = await database.pool.query('select unsubscribe_token as token from message_settings')
    const query = `kind=order_ready&token=${rows[0].token}`
    const lines = new Map(mail?.headerLines.map(({ key, line }) => [key, line.replace(/\r\n\s+/g, ' ')]))
    expect(lines.get('list-unsubscribe')).toBe(
      `List-Unsubscribe: <${MAIL_SITE.origin}/messages/unsubscribe?${query}>`,
    )
    expect(lines.get('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`${MAIL_SITE.origin}/en/unsubscribe?${query}`)
  })

  test('an email that can be answered by email names its reply address, and others do not', async () => {
    server = await startMailServer()
    const facts = MESSAGE_FACTS.conversation_message
    for (const [place, replyAddress] of [undefined, 'r-one@reply.ezo.test'].entries())
      await addMessage(database.pool, {
        kind: 'conversation_message',
        to: { userId },
        facts: { ...facts, replyAddress },
        locale: 'en',
        cause: `message:${place}`,
      })
    await send(server.url)
    const addresses = [...server.mails.values()].map((mail) => mail.replyTo?.text)
    expect(new Set(addresses)).toEqual(new Set([undefined, 'r-one@reply.ezo.test']))
  })

  test('an email contains no header, recipient or markup typed by visitors', async () => {
    server = await startMailServer()
    const name = 'Nino\r\nBcc: all@example.ge\r\n\r\n<script>\u2028𝕏 😀'
    await addMessage(database.pool, {
      kind: 'call_requested',
      to: { userId },
      facts: { ...MESSAGE_FACTS.call_requested, name },
      locale: 'en',
      cause: 'call:1',
    })
    await send(server.url)
    const [mail] = server.mails.values()
    expect(mail?.subject).toBe('Nino Bcc: all@example.ge <script> 𝕏 😀 asks for a call')
    expect([mail?.bcc, mail?.headers.has('bcc')]).toEqual([undefined, false])
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.text).toContain('\nName: Nino Bcc: all@example.ge <script> 𝕏 😀\n')
  })

  test('an email with several addresses as its recipient is not sent', async () => {
    server = await startMailServer()
    await addReset('reset:1', 'a@example.ge>\r\nRCPT TO:<b@example.ge')
    await send(server.url)
    expect(server.mails.size).toBe(0)
    expect(await findMessage()).toMatchObject({ state: 'refused', content: null })
  })
})
