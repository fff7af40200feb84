import sheet from './estimate.css?url'

/** Links the style sheet, loaded only by the estimator's pages and its dialog. */
export function EstimateStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
