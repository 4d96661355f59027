"""A small client of the API for partners' programs. Python 3.9 or newer, no package."""

import base64
import hashlib
import hmac
import http.client
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request

BASE = "/open-api/v1"
WEBHOOK_TOLERANCE = 300
TRIES = 4
# The longest pause, in seconds, that is waited for; a longer one is the caller's to plan.
LONGEST_WAIT = 60


class LumbungError(Exception):
    """What the API refused: `code` is one of a closed set, `wait` the seconds of Retry-After, 0 for none.

    An answer that was cut off, or is none of the API's, has the code UNREADABLE; as a success it has the status 0.
    """

    def __init__(self, status, body, wait):
        super().__init__(f"{body.get('code', 'UNREADABLE')}: {body.get('message_en', '')}")
        self.status = status
        self.code = body.get("code", "UNREADABLE")
        self.body = body
        self.wait = wait


def tried(once, again):
    """Tries `once` until it succeeds or fails in a way that may not be tried `again`."""
    for nth in range(1, TRIES + 1):
        try:
            return once()
        except (LumbungError, OSError) as error:
            wait = getattr(error, "wait", 0) or 2**nth
            if not again(getattr(error, "status", 0)) or nth == TRIES or wait > LONGEST_WAIT:
                raise
            time.sleep(wait)


def read(answer):
    """The JSON of an answer; empty where it was cut off or is something else."""
    try:
        told = json.load(answer)
    except (ValueError, http.client.HTTPException, OSError):
        return {}
    return told if isinstance(told, dict) else {}


class Lumbung:
    """`url`: where the portal stands. `key`, `secret`: of an access token."""

    def __init__(self, url, key, secret):
        self.url = url.rstrip("/")
        self.key = key
        self.secret = secret

    def sign(self, method, path, body=b""):
        """Headers that sign a call: its method, path with query, time, nonce and the very bytes of its body."""
        timestamp = str(int(time.time()))
        nonce = secrets.token_hex(16)
        text = "\n".join([method, path, timestamp, nonce, hashlib.sha256(body).hexdigest()])
        return {
            "Authorization": f"Bearer {self.key}",
            "X-Timestamp": timestamp,
            "X-Nonce": nonce,
            "X-Signature": hmac.new(self.secret.encode(), text.encode(), hashlib.sha512).hexdigest(),
        }

    def call(self, method, path, query=None, body=None):
        """Sends, and again what was refused for its pace alone (429): that did nothing, and Retry-After says when."""
        return tried(lambda: self.send(method, path, query, body), lambda status: status == 429)

    def send(self, method, path, query, body):
        at = BASE + path + (f"?{urllib.parse.urlencode(query)}" if query else "")
        text = b"" if body is None else json.dumps(body).encode()
        headers = self.sign(method, at, text)
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + at, text or None, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                told = read(answer)
        except urllib.error.HTTPError as refused:
            wait = refused.headers.get("Retry-After", "")
            raise LumbungError(refused.code, read(refused), int(wait) if wait.isdigit() else 0) from None
        except http.client.HTTPException:
            told = {}
        if not told:
            raise LumbungError(0, told, 0)
        return told

    def balance(self):
        return self.call("GET", "/balance")["data"]["balance"]

    def items(self, **query):
        """Items, and the mark from which the next reading tells what has changed."""
        items = []
        while True:
            answer = self.call("GET", "/items", query)
            items += answer["data"]
            query["since"] = answer["meta"]["next"]
            if not answer["meta"]["more"]:
                return items, query["since"]

    def order_status(self, ref_id):
        return self.call("GET", "/order-status", {"ref_id": ref_id})["data"]

    def buy(self, order):
        """Orders under a `ref_id` of yours, once.

        No answer (0), or 5xx: it may have been bought, so the very same body is sent again, which buys nothing twice.
        A 4xx is raised: this sending bought nothing, and once its cause is mended the same `ref_id` may be sent again.
        But REF_ID_CONFLICT means that this `ref_id` has its order already, and after a sending without an answer so
        may any 4xx: ask `order_status` before you buy under another `ref_id`.
        """
        unknown = lambda status: status < 400 or status >= 500
        return tried(lambda: self.call("POST", "/orders", body=order), unknown)["data"]


def is_webhook_genuine(headers, body, secret, now=None):
    """Whether a webhook is from the portal (Standard Webhooks): `body` its very bytes, `secret` its `whsec_…`."""
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs((now or time.time()) - int(timestamp)) > WEBHOOK_TOLERANCE:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    text = f"{headers.get('webhook-id', '')}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)
