/**
 * The one frame of every mail: a single column that reads without images, colours or styles, on a telephone, in dark
 * mode and aloud. Tables only where mail programs need them, marked as presentation.
 */
export const htmlLayout = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{ subject }}</title>
<style>
  @media (prefers-color-scheme: dark) {
    .page { background: #0d171d !important; }
    .card { background: #15232b !important; border-color: #2a3b45 !important; }
    .text, .value { color: #e8eef1 !important; }
    .quiet { color: #a9b8c0 !important; }
    .brand, .contact { color: #7cc4dd !important; }
    .line { border-color: #2a3b45 !important; }
    .code { background: #1d2f39 !important; color: #e8eef1 !important; }
  }
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:{{ brand.colors.page }};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;">{{ preview }}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:{{ brand.colors.page }};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;">
<tr><td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:{{ brand.colors.primary }};">{{ brand.name }}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4ded3;border-radius:12px;padding:32px;">
<h1 class="text" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:{{ brand.colors.text }};">{{ subject }}</h1>
{%- for paragraph in paragraphs %}
{{ paragraph | raw }}
{%- endfor %}
{%- if code %}
<p class="code" style="margin:8px 0 20px;padding:16px;border-radius:8px;background:{{ brand.colors.page }};font-size:30px;font-weight:700;letter-spacing:8px;text-align:center;color:{{ brand.colors.text }};">{{ code }}</p>
{%- endif %}
{%- if facts.size > 0 %}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;font-size:15px;line-height:1.5;">
{%- for fact in facts %}
<tr>
<th scope="row" align="left" valign="top" class="quiet line" style="padding:8px 16px 8px 0;border-top:1px solid #e4ded3;font-weight:400;color:#55636e;white-space:nowrap;">{{ fact[0] }}</th>
<td valign="top" class="value line" style="padding:8px 0;border-top:1px solid #e4ded3;color:{{ brand.colors.text }};overflow-wrap:anywhere;">{{ fact[1] | raw }}</td>
</tr>
{%- endfor %}
</table>
{%- endif %}
{%- if action %}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr><td style="border-radius:8px;background:{{ brand.colors.primary }};">
<a href="{{ action.url }}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px;">{{ action.label }}</a>
</td></tr></table>
<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#55636e;">If the button does not work, open this address: <a class="contact" href="{{ action.url }}" style="color:{{ brand.colors.primary }};overflow-wrap:anywhere;">{{ action.url }}</a></p>
{%- endif %}
{%- if question %}
<p class="text" style="margin:16px 0 8px;font-size:16px;line-height:1.6;color:{{ brand.colors.text }};">{{ question.text }}
{%- for answer in question.answers %}
&nbsp; <a class="contact" href="{{ answer.url }}" style="font-weight:600;color:{{ brand.colors.primary }};">{{ answer.label }}</a>
{%- endfor %}
</p>
{%- endif %}
{%- if note %}
<p class="quiet" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#55636e;">{{ note }}</p>
{%- endif %}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font-size:13px;line-height:1.6;color:#55636e;">
{{ brand.name }}, {{ brand.region }}<br>
<a class="contact" href="{{ brand.phone.link }}" style="color:{{ brand.colors.primary }};">{{ brand.phone.shown }}</a> &middot;
<a class="contact" href="mailto:{{ brand.email }}" style="color:{{ brand.colors.primary }};">{{ brand.email }}</a><br>
{{ brand.hours }}
{%- if unsubscribeUrl %}<br>
<a class="contact" href="{{ unsubscribeUrl }}" style="color:{{ brand.colors.primary }};">Unsubscribe, or choose when mail like this comes</a>
{%- endif %}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

/** The same for those who read text only. Nothing is escaped there. */
export const textLayout = `{{ subject | raw }}
{% for paragraph in paragraphs %}
{{ paragraph | raw }}
{% endfor %}
{%- if code %}
    {{ code | raw }}
{% endif %}
{%- for fact in facts %}
{{ fact[0] | raw }}: {{ fact[1] | raw }}
{%- endfor %}
{%- if facts.size > 0 %}
{% endif %}
{%- if action %}
{{ action.label | raw }}:
{{ action.url | raw }}
{% endif %}
{%- if question %}
{{ question.text | raw }}
{%- for answer in question.answers %}
{{ answer.label | raw }}: {{ answer.url | raw }}
{%- endfor %}
{% endif %}
{%- if note %}
{{ note | raw }}
{% endif %}
-- 
{{ brand.name | raw }}, {{ brand.region | raw }}
{{ brand.phone.shown | raw }} | {{ brand.email | raw }} | {{ brand.hours | raw }}
{%- if unsubscribeUrl %}
Unsubscribe, or choose when mail like this comes: {{ unsubscribeUrl | raw }}
{%- endif %}
`;
