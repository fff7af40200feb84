import { Agent, type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestTls, Agent as TlsAgent } from 'node:https'

const TIMEOUT_MS = 30_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface ClientOptions {
  /** Origin that requests are sent to, such as a web process behind the proxy. */
  origin: string
  /** Source IP, so that limits for each network count visitors apart. */
  ip?: string
  headers?: Record<string, string>
}

/** Browser without script: keeps cookies and follows no redirect. */
export class HttpClient {
  readonly #options: ClientOptions
  readonly #cookies = new Map<string, string>()
  readonly #agent: Agent

  constructor(options: ClientOptions) {
    this.#options = options
    const settings = { keepAlive: true, ...(options.ip && { localAddress: options.ip }) }
    this.#agent = options.origin.startsWith('https:')
      ? new TlsAgent({ ...settings, rejectUnauthorized: false })
      : new Agent(settings)
  }

  /** Returns a client of another origin with the same cookies. */
  at(options: ClientOptions): HttpClient {
    const other = new HttpClient(options)
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value)
    return other
  }

  get(path: string): Promise<Answer> {
    return this.#send('GET', path)
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#send('POST', path, { body: new URLSearchParams(fields).toString() })
  }

  /** Sends a form as script does, which gets JSON instead of a redirect. */
  postForJson(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const body = new URLSearchParams(fields).toString()
    return this.#send('POST', path, { body, accept: 'application/json' })
  }

  /** @returns status 0 without a response */
  #send(
    method: string,
    path: string,
    { body, accept }: { body?: string; accept?: string } = {},
  ): Promise<Answer> {
    const url = new URL(path, this.#options.origin)
    const send = url.protocol === 'https:' ? requestTls : requestPlain
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...(cookie && { cookie }),
      ...(accept && { accept }),
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
      ...this.#options.headers,
    }
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve({ status: 0, headers: {}, body: error.message })
      const request = send(
        url,
        { method, headers, agent: this.#agent, timeout: TIMEOUT_MS },
        async (response) => {
          try {
            let text = ''
            for await (const chunk of response.setEncoding('utf8')) text += chunk
            this.#keep(response.headers['set-cookie'] ?? [])
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
          } catch (error) {
            failed(error as Error)
          }
        },
      )
      request.on('error', failed).on('timeout', () => request.destroy(new Error('timeout')))
      request.end(body)
    })
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Returns the hidden fields of the form that contains the text. */
export function readHiddenFields(html: string, text: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.split('</form>')[0]?.includes(text)) ?? ''
  const inputs = form.split('</form>')[0]?.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []
  const attribute = (input: string, name: string) =>
    (new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '').replaceAll('&amp;', '&')
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}
