/** Addresses under `.example` belong to nobody; the page says that an account's API Docs state the real ones. */
export const REST_API_SAMPLE = `API=https://api.example
AUTH="Authorization: Bearer $API_KEY"

# Begin a workflow and keep its identifier.
WORKFLOW=$(curl -s -X POST "$API/workflows" -H "$AUTH" | jq -r .id)

# Upload the selfie and both sides of the document.
curl -s -H "$AUTH" -F file=@selfie.jpg "$API/workflows/$WORKFLOW/selfie"
curl -s -H "$AUTH" -F file=@front.jpg  "$API/workflows/$WORKFLOW/document/front"
curl -s -H "$AUTH" -F file=@back.jpg   "$API/workflows/$WORKFLOW/document/back"

# Finalise: the checks run, and the answer comes back.
curl -s -X POST -H "$AUTH" "$API/workflows/$WORKFLOW/finalise"`;

export const WEB_CLIENT_SAMPLE = `// On your server: begin a workflow, then send the customer to its page.
const response = await fetch('https://api.example/workflows', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.API_KEY}\` },
});
if (!response.ok) throw new Error(\`Workflow refused: \${response.status}\`);
const { clientUrl } = await response.json();
redirect(clientUrl);`;

export const WEB_SDK_SAMPLE = `<div id="verification"></div>
<script type="module">
  import { start } from 'https://sdk.example/web.js';

  const outcome = await start({
    element: document.getElementById('verification'),
    token: workflowToken, // from your server, for this customer alone
  });
  location.assign(outcome.passed ? '/welcome' : '/next-steps');
</script>`;

export const MOBILE_SDK_SAMPLE = `// Kotlin. The token comes from your server, for this customer alone.
val verification = Verification(activity, token = workflowToken)

verification.start { outcome ->
    when (outcome) {
        is Outcome.Pass -> openAccount(outcome.workflowId)
        is Outcome.Fail -> explain(outcome.workflowId)
    }
}`;

export const RESULT_SAMPLE = `{
  "workflow": "wf-specimen",
  "outcome": "pass",
  "riskScore": 12,
  "checks": [
    { "name": "text-zones", "result": "pass" },
    { "name": "check-digits", "result": "pass" },
    { "name": "face-match", "result": "pass" },
    { "name": "liveness", "result": "pass" }
  ]
}`;

export const CHECK_DIGIT_SAMPLE = `const WEIGHTS = [7, 3, 1];

// Digits count as themselves, A to Z as 10 to 35, the filler < as 0.
function checkDigit(field) {
  let sum = 0;
  for (const [index, character] of [...field].entries()) {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    sum += value * WEIGHTS[index % WEIGHTS.length];
  }
  return sum % 10;
}

checkDigit('D23145890'); // 7`;
