/*
 * Addresses under `.example` belong to nobody; the page says that an account's API Docs state the real ones.
 * Code is the same in both languages; what a comment says is the reader's.
 */

export interface WebClientComments {
  begin: string;
}

export const webClientSample = ({ begin }: WebClientComments): string => `// ${begin}
const response = await fetch('https://api.example/workflows', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.API_KEY}\` },
});
if (!response.ok) throw new Error(\`Workflow refused: \${response.status}\`);
const { clientUrl } = await response.json();
redirect(clientUrl);`;

export interface SdkComments {
  token: string;
  review: string;
}

export const webSdkSample = ({ token, review }: SdkComments): string => `<div id="verification"></div>
<script type="module">
  import { start } from 'https://sdk.example/web.js';

  // ${token}
  const { outcome } = await start({
    element: document.getElementById('verification'),
    token: workflowToken,
  });
  const pages = {
    pass: '/welcome',
    fail: '/next-steps',
    // ${review}
    review: '/please-wait',
  };
  location.assign(pages[outcome]);
</script>`;

export const mobileSdkSample = ({ token, review }: SdkComments): string => `// Kotlin
// ${token}
val verification = Verification(activity, token = workflowToken)

verification.start { outcome ->
    when (outcome) {
        is Outcome.Pass -> openAccount(outcome.workflowId)
        is Outcome.Fail -> explain(outcome.workflowId)
        // ${review}
        is Outcome.Review -> askToWait(outcome.workflowId)
    }
}`;

export interface RestApiComments {
  begin: string;
  upload: string;
  finalise: string;
}

export const restApiSample = ({
  begin,
  upload,
  finalise,
}: RestApiComments): string => `API=https://api.example
AUTH="Authorization: Bearer $API_KEY"

# ${begin}
WORKFLOW=$(curl -s -X POST "$API/workflows" -H "$AUTH" | jq -r .id)

# ${upload}
curl -s -H "$AUTH" -F file=@selfie.jpg "$API/workflows/$WORKFLOW/selfie"
curl -s -H "$AUTH" -F file=@front.jpg  "$API/workflows/$WORKFLOW/document/front"
curl -s -H "$AUTH" -F file=@back.jpg   "$API/workflows/$WORKFLOW/document/back"

# ${finalise}
curl -s -X POST -H "$AUTH" "$API/workflows/$WORKFLOW/finalise" | jq -r .outcome`;

/** Every check passed, and what has passed adds nothing to the score. */
export const RESULT_SAMPLE = `{
  "workflow": "wf-specimen",
  "outcome": "pass",
  "riskScore": 0,
  "checks": [
    { "name": "text-zones", "result": "pass" },
    { "name": "check-digits", "result": "pass" },
    { "name": "face-match", "result": "pass" },
    { "name": "liveness", "result": "pass" }
  ]
}`;

export interface CheckDigitComments {
  values: string;
}

export const checkDigitSample = ({ values }: CheckDigitComments): string => `const WEIGHTS = [7, 3, 1];

// ${values}
function valueOf(character) {
  if (character === '<') return 0;
  return Number.parseInt(character, 36);
}

function checkDigit(field) {
  let sum = 0;
  for (const [index, character] of [...field].entries()) {
    sum += valueOf(character) * WEIGHTS[index % WEIGHTS.length];
  }
  return sum % 10;
}

checkDigit('D23145890'); // 7`;
