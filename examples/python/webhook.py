# python3 webhook.py PORT: hears webhooks; LUMBUNG_WEBHOOK_SECRET is theirs.
import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from lumbung import is_webhook_genuine


class Receiver(BaseHTTPRequestHandler):
    # Seconds; a caller that says nothing holds up nobody else.
    timeout = 10

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = is_webhook_genuine(self.headers, body, os.environ["LUMBUNG_WEBHOOK_SECRET"])
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            # Remember webhook-id: the same event may come more than once.
            event = json.loads(body)
            print(self.headers["webhook-id"], event["type"], event["data"], flush=True)


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver)
print("listening", flush=True)
server.serve_forever()
