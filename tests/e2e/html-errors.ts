import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      // `rel=expect` may block rendering, too: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
      { link: { attributes: { blocking: { enum: ['render'], allowed: () => null } } } },
    ],
    rules: {
      // The title of a dialog comes before the h1 of the page.
      'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
      'input-attributes': 'error',
      'no-missing-references': 'error',
      'unique-landmark': 'error',
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** Returns violations of the HTML standard, each as "rule: message (element)". */
export function findHtmlErrors(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  const messages = results.flatMap((result) => result.messages)
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
