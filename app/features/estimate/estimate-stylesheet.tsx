import sheet from '~/styles/estimate.css?url'

/** Only the estimator's own pages and its modal need it, so no other page carries it. */
export function EstimateStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
